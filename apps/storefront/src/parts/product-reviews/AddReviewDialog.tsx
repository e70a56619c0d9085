import { api, type Review } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Dialog } from '@parinda/ui/dialog';
import { Stack } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import { TextArea } from '@parinda/ui/text-area';
import { TextField } from '@parinda/ui/text-field';
import { type FormEvent, useState } from 'react';
import { ratingMax } from '../../shared/business.ts';
import { notifyAccount } from '../../shared/notify.ts';
import { readForm } from '../../shared/useFormErrors.ts';
import { readReviewRefusal } from './reviewOutcome.ts';

export interface AddReviewDialogProps {
  productId: number;
  onClose: () => void;
  onAdded: (review: Review) => void;
}

/** 'Add Review' of a product page: a rating number from 1 to 5 and a text (A 2). */
export function AddReviewDialog({ productId, onClose, onAdded }: AddReviewDialogProps) {
  const [createReview, { isLoading }] = api.useCreateReviewMutation();
  const [problem, setProblem] = useState<string>();
  const [ratingProblem, setRatingProblem] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const form = readForm(event.currentTarget, ['rating', 'review_text']);
    const rating = Number(form.rating);
    const isRating = Number.isInteger(rating) && rating >= 1 && rating <= ratingMax;
    setRatingProblem(isRating ? undefined : `Please give a rating from 1 to ${ratingMax}`);
    setProblem(undefined);
    if (!isRating) return;
    const { data, error } = await createReview({
      newReview: { product: productId, rating, review_text: form.review_text },
    });
    if (data) {
      notifyAccount('success', 'Review added successfully!');
      onAdded(data);
    } else if (error) {
      const text = readReviewRefusal(error);
      setProblem(text);
      notifyAccount('danger', text);
    }
  };

  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Add Review">
      <form onSubmit={submit} noValidate>
        <Stack>
          {problem && <Notice tone="danger">{problem}</Notice>}
          <TextField
            label={`Rating (1 to ${ratingMax})`}
            name="rating"
            type="number"
            min={1}
            max={ratingMax}
            defaultValue={String(ratingMax)}
            isRequired
            errorMessage={ratingProblem}
          />
          <TextArea label="Review" name="review_text" rows={5} />
          <Button type="submit" isPending={isLoading}>
            Submit Review
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
