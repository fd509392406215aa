ALTER TABLE "chat_messages" ADD COLUMN "answering_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "link_id" uuid;