ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
UPDATE "orders" SET "refunded_at" = p."changed_at"
	FROM "payments" p
	WHERE p."id" = "orders"."payment_id" AND p."state" = 'refunded' AND "orders"."payment_status" = 'completed';