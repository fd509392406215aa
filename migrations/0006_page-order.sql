DROP INDEX "issues_newest_index";--> statement-breakpoint
DROP INDEX "issues_open_index";--> statement-breakpoint
DROP INDEX "mileage_readings_car_index";--> statement-breakpoint
DROP INDEX "repairs_newest_index";--> statement-breakpoint
CREATE INDEX "issues_urgent_index" ON "issues" USING btree ("car_id","owner_id","date","id") WHERE is_urgent;--> statement-breakpoint
CREATE INDEX "issues_resolved_index" ON "issues" USING btree ("car_id","owner_id","date","id") WHERE status = 'resolved';--> statement-breakpoint
CREATE INDEX "issues_partially_resolved_index" ON "issues" USING btree ("car_id","owner_id","date","id") WHERE status = 'partially_resolved';--> statement-breakpoint
CREATE INDEX "issues_recurring_index" ON "issues" USING btree ("car_id","owner_id","date","id") WHERE is_recurring;--> statement-breakpoint
CREATE INDEX "issues_newest_index" ON "issues" USING btree ("car_id","owner_id","date","id");--> statement-breakpoint
CREATE INDEX "issues_open_index" ON "issues" USING btree ("car_id","owner_id","date","id") WHERE status <> 'resolved';--> statement-breakpoint
CREATE INDEX "mileage_readings_car_index" ON "mileage_readings" USING btree ("car_id","owner_id","date","id");--> statement-breakpoint
CREATE INDEX "repairs_newest_index" ON "repairs" USING btree ("car_id","owner_id","date","id");