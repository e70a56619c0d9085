import { api, type Review } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Stack } from '@parinda/ui/layout';
import { TextArea } from '@parinda/ui/text-area';
import { TextField } from '@parinda/ui/text-field';
import { rememberOwnReview } from '../../model/catalogue/ownReview.ts';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { ratingMax } from '../../shared/business.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { RequiredNote } from '../../shared/forms/RequiredNote.tsx';
import type { Rules } from '../../shared/forms/rules.ts';
import { useForm } from '../../shared/forms/useForm.ts';
import { type ReviewField, readReviewErrors } from './reviewOutcome.ts';

const ratingText = `Please give a rating from 1 to ${ratingMax}`;

const isRating = (rating: number) => Number.isInteger(rating) && rating >= 1 && rating <= ratingMax;

const rules = {
  rating: {
    isRequired: true,
    missingText: ratingText,
    check: (text: string) => (isRating(Number(text)) ? undefined : ratingText),
  },
  review_text: {},
} satisfies Rules<ReviewField>;

export interface AddReviewDialogProps {
  productId: number;
  onClose: () => void;
  onAdded: (review: Review) => void;
}

/** 'Add Review' of a product page: a rating from 1 to 5 and a text (2 §2). */
export function AddReviewDialog({ productId, onClose, onAdded }: AddReviewDialogProps) {
  const [createReview] = api.useCreateReviewMutation();
  const { customer } = useCustomer();
  const form = useForm({
    flow: 'account',
    rules,
    draft: customer && `review ${customer.id} ${productId}`,
    // The contract requires a text; '' means none.
    send: async ({ rating, review_text = '' }) => {
      const { data, error } = await createReview({
        newReview: { product: productId, rating: Number(rating), review_text },
      });
      if (error) return readReviewErrors(error);
      rememberOwnReview();
      form.notices.show('success', 'Review added successfully!');
      onAdded(data);
    },
  });

  return (
    <FormDialog form={form} onClose={onClose} title="Add Review">
      <form {...form.props}>
        <Stack>
          {form.notices.element}
          <RequiredNote />
          <TextField
            label={`Rating (1 to ${ratingMax})`}
            type="number"
            min={1}
            max={ratingMax}
            defaultValue={String(ratingMax)}
            {...form.field('rating')}
          />
          <TextArea label="Review" rows={5} {...form.field('review_text')} />
          <Button type="submit" isPending={form.isPending}>
            Submit Review
          </Button>
        </Stack>
      </form>
    </FormDialog>
  );
}
