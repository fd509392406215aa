ALTER TABLE "issues" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "is_unseen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "is_unseen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "issues_link_index" ON "issues" USING btree ("link_id") WHERE link_id is not null;--> statement-breakpoint
CREATE INDEX "issues_unseen_index" ON "issues" USING btree ("owner_id") WHERE is_unseen;--> statement-breakpoint
CREATE INDEX "media_link_index" ON "media" USING btree ("link_id") WHERE link_id is not null;--> statement-breakpoint
CREATE INDEX "repairs_link_index" ON "repairs" USING btree ("link_id") WHERE link_id is not null;--> statement-breakpoint
CREATE INDEX "repairs_unseen_index" ON "repairs" USING btree ("owner_id") WHERE is_unseen;