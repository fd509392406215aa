ALTER TABLE "documents" ADD COLUMN "by_key" text;--> statement-breakpoint
ALTER TABLE "fills" ADD COLUMN "by_key" text;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "by_key" text;--> statement-breakpoint
ALTER TABLE "mileage_readings" ADD COLUMN "by_key" text;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "by_key" text;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "by_key" text;--> statement-breakpoint
-- Whatever a program writes with a key gets the key's name, which stays when the owner edits the record.
CREATE FUNCTION "note_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.by_key := coalesce(nullif(current_setting('carful.key', true), ''), NEW.by_key);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "documents_by_key" BEFORE INSERT OR UPDATE ON "documents" FOR EACH ROW EXECUTE FUNCTION "note_key"();
CREATE TRIGGER "fills_by_key" BEFORE INSERT OR UPDATE ON "fills" FOR EACH ROW EXECUTE FUNCTION "note_key"();
CREATE TRIGGER "issues_by_key" BEFORE INSERT OR UPDATE ON "issues" FOR EACH ROW EXECUTE FUNCTION "note_key"();
CREATE TRIGGER "mileage_readings_by_key" BEFORE INSERT OR UPDATE ON "mileage_readings" FOR EACH ROW EXECUTE FUNCTION "note_key"();
CREATE TRIGGER "reminders_by_key" BEFORE INSERT OR UPDATE ON "reminders" FOR EACH ROW EXECUTE FUNCTION "note_key"();
CREATE TRIGGER "repairs_by_key" BEFORE INSERT OR UPDATE ON "repairs" FOR EACH ROW EXECUTE FUNCTION "note_key"();
