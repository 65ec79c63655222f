# SPDX-License-Identifier: MIT
"""No test opens a connection, unless it is marked with `enable_socket`."""

import socket

import pytest
from pytest_socket import SocketBlockedError


@pytest.mark.filterwarnings("ignore:A test tried to use socket")
def test_a_test_that_would_connect_fails():
    with pytest.raises(SocketBlockedError):
        socket.socket(socket.AF_INET)
