ALTER TABLE "payment_checks" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_checks" ADD COLUMN "answered_at" timestamp with time zone;