#!/bin/sh
# Run by Patroni on the first node, once: the database, the role that owns its tables, the one that serves and
# the one that Patroni rewinds an old primary with.
# $1: how to reach the server as its superuser. The passwords come from the environment, and go through no command line, which
# whoever is on the machine may read.
set -eu
: "${RETOUR_OWNER_PASSWORD:?}" "${RETOUR_SERVING_PASSWORD:?}" "${RETOUR_REWIND_PASSWORD:?}"
psql --no-psqlrc --set ON_ERROR_STOP=1 --dbname "$1" <<'SQL'
\getenv owner_password RETOUR_OWNER_PASSWORD
\getenv serving_password RETOUR_SERVING_PASSWORD
\getenv rewind_password RETOUR_REWIND_PASSWORD
create role retour_owner login password :'owner_password';
create role retour_service login password :'serving_password';
create database retour owner retour_owner encoding 'UTF8' template template0;
revoke connect, temporary on database retour from public;
grant connect on database retour to retour_service;
create role rewinder login password :'rewind_password';
grant execute on function pg_catalog.pg_ls_dir(text, boolean, boolean) to rewinder;
grant execute on function pg_catalog.pg_stat_file(text, boolean) to rewinder;
grant execute on function pg_catalog.pg_read_binary_file(text) to rewinder;
grant execute on function pg_catalog.pg_read_binary_file(text, bigint, bigint, boolean) to rewinder;
SQL
