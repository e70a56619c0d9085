/** Returns the block of questions and answers, as /faqs shows them (1 §2). */
export const faqPage = (faqs: readonly { title: string; text: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});
