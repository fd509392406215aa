ALTER TABLE "reminder_completions" ADD COLUMN "next_date" date;--> statement-breakpoint
ALTER TABLE "reminder_completions" ADD COLUMN "repair_id" uuid;--> statement-breakpoint
ALTER TABLE "reminder_completions" ADD COLUMN "made_repair" boolean;--> statement-breakpoint
ALTER TABLE "reminder_completions" ADD CONSTRAINT "reminder_completions_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_completions_repair_index" ON "reminder_completions" USING btree ("repair_id") WHERE repair_id is not null;
