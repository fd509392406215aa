CREATE TABLE "uploads" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"storage_keys" text[] DEFAULT '{}' NOT NULL,
	"touched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "uploads_received_check" CHECK (received between 0 and size)
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_touched_index" ON "uploads" USING btree ("touched_at");
--> statement-breakpoint
-- Whatever ends an upload (its account is erased, it is abandoned or has become a file), the job removes its parts.
CREATE FUNCTION "remember_deleted_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "deleted_files" ("storage_key")
  SELECT unnest(OLD."storage_keys")
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "uploads_deleted_files" AFTER DELETE ON "uploads"
FOR EACH ROW EXECUTE FUNCTION "remember_deleted_parts"();
