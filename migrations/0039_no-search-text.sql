ALTER TABLE "documents" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "fills" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "issues" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "reminders" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "repairs" DROP COLUMN "search_text";