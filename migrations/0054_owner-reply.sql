ALTER TABLE "replies" ADD COLUMN "owner_reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;