CREATE TABLE "repair_files" (
	"owner_id" uuid NOT NULL,
	"repair_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "repair_files_pk" PRIMARY KEY("repair_id","owner_id","file_id")
);
--> statement-breakpoint
INSERT INTO "repair_files" ("owner_id", "repair_id", "file_id", "position")
SELECT "owner_id", "id", "receipt_id", 1 FROM "repairs" WHERE "receipt_id" IS NOT NULL;--> statement-breakpoint
DROP INDEX "repairs_receipt_index";--> statement-breakpoint
ALTER TABLE "repair_files" ADD CONSTRAINT "repair_files_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repair_files_file_index" ON "repair_files" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "repairs" DROP COLUMN "receipt_id";