-- Of an account connected twice, the tokens of its provider were kept; nothing uses them.
UPDATE "auth_account" SET "access_token" = NULL, "refresh_token" = NULL, "id_token" = NULL WHERE "provider_id" <> 'credential';
