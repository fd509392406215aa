CREATE TABLE "record_changes" (
	"owner_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"revision" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_changes_pk" PRIMARY KEY("owner_id","car_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_car_fk" FOREIGN KEY ("car_id","owner_id") REFERENCES "public"."cars"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_changes_revision_index" ON "record_changes" USING btree ("owner_id","car_id","revision");
--> statement-breakpoint
-- Whoever knew a car of this id that was deleted knows none of its records.
CREATE FUNCTION "forget_earlier_car"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (owner_id, car_id, kind, id, revision)
  VALUES (NEW.owner_id, NEW.id, 'forgotten', NEW.id, NEW.revision);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "cars_stamp" AFTER INSERT ON "cars" FOR EACH ROW EXECUTE FUNCTION "forget_earlier_car"();
--> statement-breakpoint
-- Whatever writes a row of the table stamps the record that it is of, named by the column, with the revision of its
-- car. A transaction that has not moved it yet moves it here, and so holds the car's row until it commits: revisions
-- become visible in their order. A function like this sees what its own statement has written; a subselect in
-- that statement would see the revision before.
CREATE FUNCTION "stamp_records"("of" text, "kind" text, "by" text, "parent" text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $do$
DECLARE
  source text := CASE WHEN parent IS NULL THEN format('(SELECT car_id, %I AS id FROM changed WHERE %1$I IS NOT NULL)', by)
    ELSE format('(SELECT p.car_id, p.id FROM changed JOIN %I p ON p.id = changed.%I AND p.owner_id = changed.owner_id)', parent, by) END;
BEGIN
  EXECUTE format($function$
    CREATE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      UPDATE cars SET revision = revision + 1
      WHERE id IN (SELECT car_id FROM %s AS record) AND xmin <> pg_current_xact_id()::xid
        AND EXISTS (SELECT FROM auth_user WHERE auth_user.id = owner_id);
      INSERT INTO record_changes AS known (owner_id, car_id, kind, id, revision)
      SELECT DISTINCT cars.owner_id, cars.id, %L, record.id, cars.revision FROM %2$s AS record JOIN cars ON cars.id = record.car_id
      ON CONFLICT (owner_id, car_id, kind, id) DO UPDATE SET revision = excluded.revision, changed_at = excluded.changed_at;
      RETURN NULL;
    END
    $body$
  $function$, 'stamp_' || "of", source, kind);
  EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
    "of" || '_added_stamp', "of", 'stamp_' || "of");
  EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
    "of" || '_changed_stamp', "of", 'stamp_' || "of");
  EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
    "of" || '_removed_stamp', "of", 'stamp_' || "of");
END
$do$;
--> statement-breakpoint
SELECT stamp_records('issues', 'issue', 'id');
SELECT stamp_records('recurrences', 'issue', 'issue_id');
SELECT stamp_records('media', 'issue', 'issue_id');
SELECT stamp_records('repairs', 'repair', 'id');
SELECT stamp_records('repair_files', 'repair', 'repair_id', 'repairs');
SELECT stamp_records('repair_issue_links', 'repair', 'repair_id');
SELECT stamp_records('mileage_readings', 'reading', 'id');
SELECT stamp_records('fills', 'fill', 'id');
SELECT stamp_records('fill_files', 'fill', 'fill_id', 'fills');
SELECT stamp_records('reminders', 'reminder', 'id');
SELECT stamp_records('reminder_completions', 'reminder', 'reminder_id');
SELECT stamp_records('documents', 'document', 'id');
SELECT stamp_records('document_files', 'document', 'document_id', 'documents');
--> statement-breakpoint
-- A file that leaves a problem is a change of that problem.
CREATE TRIGGER "media_left_stamp" AFTER UPDATE ON "media" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "stamp_media"();
