/** An answer of apps/api on its way out. */
export interface Outgoing {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the operation answers
  body: any;
}

/** One deliberate fault of apps/api. */
export interface Mutation {
  /** What is wrong then, as a bug report would say it. */
  fault: string;
  /** How it is brought about: a line of the code is another, or an answer is altered on its way out. */
  how: CodeChange | AnswerChange;
  /** Descriptions of the interactions that must fail, and no others. */
  breaks: string[];
  /** What the verification has to say of it. */
  says: RegExp;
}

export interface CodeChange {
  /** Below apps/api/src. */
  file: string;
  find: string;
  replace: string;
}

export interface AnswerChange {
  operation: string;
  /** Only answers of this status. */
  status: number;
  alter: (answer: Outgoing) => void;
}
