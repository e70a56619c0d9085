import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Flow, useNotices } from '../feedback/useNotices.tsx';
import { draftOf, restoreDraft } from './drafts.ts';
import { readForm, valuesToSend } from './readForm.ts';
import { checkForm, type Problems, problemOf, type Rules, type SentValues } from './rules.ts';

/** Errors of a form that was not accepted. */
export interface FormErrors<Field extends string> {
  /** Errors of the form as a whole. */
  texts: string[];
  /** Errors by field. */
  problems?: Problems<Field>;
  /** Notices for single fields: each closes with its field's error. */
  textsOfFields?: Partial<Record<Field, string[]>>;
}

/** Props of a field of the design system. */
export interface FieldProps {
  name: string;
  isRequired: boolean | undefined;
  errorMessage: string | undefined;
}

type FieldOf<R> = keyof R & string;

interface FormOptions<R extends Rules<FieldOf<R>>> {
  flow: Flow;
  rules: R;
  /** The notice when validation fails; without it only the fields show errors. */
  summary?: string | ((problems: Problems<FieldOf<R>>) => string);
  /** Name under which this tab stores the input until it is sent; nothing is stored without it. */
  draft?: string | undefined;
  /** @returns the server's errors, if any; or that further steps are needed */
  send: (values: SentValues<R>) => Promise<FormErrors<FieldOf<R>> | 'unfinished' | undefined>;
}

/**
 * A form with uncontrolled fields, which are read by name on submit: input from before hydration
 * and from the browser's autofill is kept. An invalid form focuses its first invalid field, and
 * each error disappears once it is fixed.
 *
 * react-hook-form does the same, but adds 12.5 kB of gzip to each page with a form.
 */
export function useForm<R extends Rules<FieldOf<R>>>(options: FormOptions<R>) {
  type Field = FieldOf<R>;
  const { rules, summary, draft: draftName, send } = options;
  const draft = useMemo(() => (draftName ? draftOf<Field>(draftName) : undefined), [draftName]);
  const notices = useNotices(options.flow);
  const formRef = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const isEdited = useRef(false);
  const isRestoring = useRef(false);
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState<Problems<Field>>({});
  /** Set by a server's error; null when validation failed. */
  const [textsOfFields, setTextsOfFields] = useState<FormErrors<Field>['textsOfFields'] | null>(
    null,
  );
  const [failedAttempts, setFailedAttempts] = useState(0);

  useEffect(() => {
    if (failedAttempts === 0) return;
    formRef.current?.querySelector<HTMLElement>('[data-invalid] :is(input, textarea)')?.focus();
  }, [failedAttempts]);

  useEffect(() => {
    if (!draft || !formRef.current) return;
    isRestoring.current = true;
    restoreDraft(formRef.current, draft.read());
    isRestoring.current = false;
  }, [draft]);

  const keepDraft = () => {
    // Within an effect React shows a restored text only after its next render.
    if (formRef.current && !isRestoring.current) draft?.write(readForm(formRef.current, rules));
  };

  const show = (errors: FormErrors<Field>, byServer: boolean) => {
    const { texts, problems = {}, textsOfFields = {} } = errors;
    setProblems(problems);
    setTextsOfFields(byServer ? textsOfFields : null);
    setFailedAttempts((count) => count + 1);
    const ofFields = Object.values<string[] | undefined>(textsOfFields).flatMap(
      (some) => some ?? [],
    );
    for (const text of [...texts, ...ofFields]) notices.show('danger', text);
  };

  const showServerErrors = (errors: FormErrors<Field> | undefined) => errors && show(errors, true);

  /** Removes fixed errors; of a server's errors, the one of the edited field. */
  const mend = (edited?: string) => {
    const wrong = Object.entries(problems) as [Field, string][];
    if (wrong.length === 0 || !formRef.current) return;
    const values = readForm(formRef.current, rules);
    const isLeft = ([field, text]: [Field, string]) =>
      textsOfFields ? field !== edited : problemOf(rules, values, field) === text;
    const left = Object.fromEntries(wrong.filter(isLeft)) as Problems<Field>;
    const mended = wrong.filter((entry) => !isLeft(entry)).map(([field]) => field);
    if (mended.length === 0) return;
    setProblems(left);
    if (mended.length === wrong.length) return notices.clear();
    const untrue = mended.flatMap((field) => textsOfFields?.[field] ?? []);
    // The summary has changed with the remaining errors.
    if (!textsOfFields && typeof summary === 'function' && summary(left) !== summary(problems)) {
      untrue.push(summary(problems));
    }
    notices.clear(untrue);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Events of a portal bubble to the form of the page that opened the dialog.
    event.stopPropagation();
    if (isBusy.current) return;
    const values = readForm(event.currentTarget, rules);
    const found = checkForm(rules, values);
    notices.clear();
    if (Object.keys(found).length > 0) {
      const text = typeof summary === 'function' ? summary(found) : summary;
      return show({ texts: text ? [text] : [], problems: found }, false);
    }
    setProblems({});
    isBusy.current = true;
    setPending(true);
    try {
      const errors = await send(valuesToSend(rules, values));
      if (!errors) draft?.forget();
      if (errors !== 'unfinished') showServerErrors(errors);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };

  return {
    /** Props of the form element. The browser's own validation is off. */
    props: {
      ref: formRef,
      noValidate: true,
      // If it is ever sent without script, no input appears in a URL.
      method: 'post' as const,
      onSubmit: submit,
      // React Aria stops the change events of radios and checkboxes.
      onInput: ({ target }: FormEvent) => {
        isEdited.current = true;
        mend((target as HTMLInputElement).name);
        keepDraft();
      },
    },
    field: (name: Field): FieldProps => ({
      name,
      isRequired: rules[name].isRequired,
      errorMessage: problems[name],
    }),
    isPending,
    /** Whether the visitor has edited the form. */
    hasEdits: () => isEdited.current,
    /** Removes the draft, sent or not. */
    forgetDraft: () => draft?.forget(),
    notices,
    /** Shows errors that arrive after the form was sent. */
    showServerErrors,
    /** For a field that a script has filled in without an event. */
    mend,
  };
}
