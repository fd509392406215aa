-- What follows from a write elsewhere, such as that a problem is a recurring one, was not written by the program.
DROP TRIGGER "documents_by_key" ON "documents";
DROP TRIGGER "fills_by_key" ON "fills";
DROP TRIGGER "issues_by_key" ON "issues";
DROP TRIGGER "mileage_readings_by_key" ON "mileage_readings";
DROP TRIGGER "reminders_by_key" ON "reminders";
DROP TRIGGER "repairs_by_key" ON "repairs";
--> statement-breakpoint
CREATE TRIGGER "documents_by_key" BEFORE INSERT OR UPDATE OF "version" ON "documents" FOR EACH ROW EXECUTE FUNCTION "note_key"();
CREATE TRIGGER "fills_by_key" BEFORE INSERT OR UPDATE OF "version" ON "fills" FOR EACH ROW EXECUTE FUNCTION "note_key"();
CREATE TRIGGER "issues_by_key" BEFORE INSERT OR UPDATE OF "version", "recurrence_count" ON "issues" FOR EACH ROW EXECUTE FUNCTION "note_key"();
CREATE TRIGGER "mileage_readings_by_key" BEFORE INSERT OR UPDATE OF "km", "date" ON "mileage_readings" FOR EACH ROW EXECUTE FUNCTION "note_key"();
CREATE TRIGGER "reminders_by_key" BEFORE INSERT OR UPDATE OF "version" ON "reminders" FOR EACH ROW EXECUTE FUNCTION "note_key"();
CREATE TRIGGER "repairs_by_key" BEFORE INSERT OR UPDATE OF "version" ON "repairs" FOR EACH ROW EXECUTE FUNCTION "note_key"();
