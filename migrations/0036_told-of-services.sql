ALTER TABLE "users" ADD COLUMN "terms_set_up" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "model_pictures_host" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "set_up_seen" text;