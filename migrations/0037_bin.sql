CREATE TABLE "bin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"of_car" uuid NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bin_files" (
	"bin_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"of_car" uuid,
	"of_issue" uuid,
	CONSTRAINT "bin_files_pk" PRIMARY KEY("bin_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "bin_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bin_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bin_id" uuid NOT NULL,
	"of" text NOT NULL,
	"row" jsonb NOT NULL,
	"is_left" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_files" ADD CONSTRAINT "bin_files_bin_id_bin_id_fk" FOREIGN KEY ("bin_id") REFERENCES "public"."bin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_files" ADD CONSTRAINT "bin_files_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_rows" ADD CONSTRAINT "bin_rows_bin_id_bin_id_fk" FOREIGN KEY ("bin_id") REFERENCES "public"."bin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bin_owner_index" ON "bin" USING btree ("owner_id","deleted_at");--> statement-breakpoint
CREATE INDEX "bin_deleted_index" ON "bin" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "bin_files_file_index" ON "bin_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "bin_files_owner_index" ON "bin_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "bin_rows_index" ON "bin_rows" USING btree ("bin_id","of");--> statement-breakpoint
CREATE TRIGGER "bin_live" AFTER DELETE ON "bin"
FOR EACH ROW EXECUTE FUNCTION "tell_live_pages"('settings');
--> statement-breakpoint
-- Where a transaction names a bin (keepInBin in server/platform/database), rows that it deletes, cascades included, and
-- rows that lose a reference to them, are put there as they were.
CREATE FUNCTION "keep_in_bin"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bin_rows (bin_id, "of", "row", is_left)
  VALUES (current_setting('carful.bin')::uuid, TG_TABLE_NAME, to_jsonb(OLD) - 'search_text', TG_OP = 'UPDATE');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "keeps_in_bin"("of" text) RETURNS void LANGUAGE plpgsql AS $do$
BEGIN
  EXECUTE format($trigger$CREATE TRIGGER %I AFTER DELETE ON %I FOR EACH ROW
    WHEN (coalesce(current_setting('carful.bin', true), '') <> '') EXECUTE FUNCTION keep_in_bin()$trigger$,
    "of" || '_to_bin', "of");
END
$do$;
--> statement-breakpoint
SELECT keeps_in_bin("of") FROM unnest(ARRAY['cars', 'issues', 'recurrences', 'repairs', 'repair_files',
  'repair_issue_links', 'mileage_readings', 'fills', 'fill_files', 'reminders', 'reminder_completions', 'documents',
  'document_files', 'chat_messages', 'chat_pictures']) AS "of";
--> statement-breakpoint
CREATE TRIGGER "reminder_completions_left_to_bin" AFTER UPDATE OF "repair_id" ON "reminder_completions" FOR EACH ROW
WHEN (OLD.repair_id IS NOT NULL AND NEW.repair_id IS NULL AND coalesce(current_setting('carful.bin', true), '') <> '')
EXECUTE FUNCTION "keep_in_bin"();
--> statement-breakpoint
CREATE TRIGGER "documents_left_to_bin" AFTER UPDATE OF "repair_id" ON "documents" FOR EACH ROW
WHEN (OLD.repair_id IS NOT NULL AND NEW.repair_id IS NULL AND coalesce(current_setting('carful.bin', true), '') <> '')
EXECUTE FUNCTION "keep_in_bin"();
