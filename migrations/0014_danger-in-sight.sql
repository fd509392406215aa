-- First: it takes long where there are many, and must not hold the lock of settings.
CREATE INDEX "issues_advice_index" ON "issues" USING btree ("car_id","driving_advice","date","id") WHERE status <> 'resolved';--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "roadside_phone" text;
