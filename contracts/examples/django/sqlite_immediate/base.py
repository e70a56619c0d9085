"""
SQLite that lets one transaction in at a time, where it would refuse the second that comes to write.
From Django 5.1 on it is an option: "transaction_mode": "IMMEDIATE". No other database needs it.
"""

from django.db.backends.sqlite3 import base


class DatabaseWrapper(base.DatabaseWrapper):
    def _start_transaction_under_autocommit(self):
        self.cursor().execute("BEGIN IMMEDIATE")
