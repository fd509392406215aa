-- Bytes live outside the database. Whatever deletes a media row (a cascade from an issue, a car or an
-- account included), its keys are remembered in the same transaction; a job removes the bytes.
CREATE FUNCTION "remember_deleted_media"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "deleted_files" ("storage_key")
  SELECT gone."key" FROM unnest(ARRAY[OLD."storage_key", OLD."thumbnail_key"]) AS gone("key")
  WHERE gone."key" IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "media_deleted_files" AFTER DELETE ON "media"
FOR EACH ROW EXECUTE FUNCTION "remember_deleted_media"();
