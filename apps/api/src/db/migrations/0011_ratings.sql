ALTER TABLE "products" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "products" SET "rating_count" = r."count", "rating_sum" = r."sum"
	FROM (SELECT "product_id", count(*) AS "count", sum("rating") AS "sum" FROM "reviews" WHERE "status" = 'published' GROUP BY "product_id") r
	WHERE r."product_id" = "products"."id";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_rating" CHECK ("products"."rating_sum" between "products"."rating_count" and 5 * "products"."rating_count");