ALTER TABLE "cars" ADD COLUMN "out_of_use" jsonb;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "shows_due" boolean DEFAULT false NOT NULL;