ALTER TABLE "bin" ADD COLUMN "is_unseen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "bin_unseen_index" ON "bin" USING btree ("owner_id") WHERE is_unseen;