CREATE TABLE "email_proofs" (
	"email" text NOT NULL,
	"prover" text NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_proofs_email_prover_pk" PRIMARY KEY("email","prover")
);
--> statement-breakpoint
CREATE INDEX "email_proofs_age" ON "email_proofs" USING btree ("verified_at");