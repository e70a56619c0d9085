DROP TABLE "extra_payments" CASCADE;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "payment_checked_at";