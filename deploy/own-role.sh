#!/bin/sh
# Run by the image of PostgreSQL when its volume is empty. Carful's role owns its database and is no superuser, so that
# whoever got at its statements could neither read files of the server nor start programs there.
psql -v ON_ERROR_STOP=1 --username postgres <<'SQL'
\getenv password POSTGRES_PASSWORD
create role carful login password :'password';
create database carful owner carful;
SQL
