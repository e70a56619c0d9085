"""
SQLite with one transaction at a time, instead of an error for a second writer. Django 5.1 and later have
the option "transaction_mode": "IMMEDIATE". Other databases do not need it.
"""

from django.db.backends.sqlite3 import base


class DatabaseWrapper(base.DatabaseWrapper):
    def _start_transaction_under_autocommit(self):
        self.cursor().execute("BEGIN IMMEDIATE")
