import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Flow, useNotices } from '../feedback/useNotices.tsx';
import { draftOf, restoreDraft } from './drafts.ts';
import { readForm, valuesToSend } from './readForm.ts';
import { checkForm, type Problems, problemOf, type Rules, type SentValues } from './rules.ts';

/** Why a form was not taken. */
export interface Refusal<Field extends string> {
  /** Said of the form as a whole. */
  texts: string[];
  /** The fields to mend. */
  problems?: Problems<Field>;
  /** Said beside the form of single fields: each leaves with its field's problem. */
  textsOfFields?: Partial<Record<Field, string[]>>;
}

/** For a field of the design system. */
export interface FieldProps {
  name: string;
  isRequired: boolean | undefined;
  errorMessage: string | undefined;
}

type FieldOf<R> = keyof R & string;

interface FormOptions<R extends Rules<FieldOf<R>>> {
  flow: Flow;
  rules: R;
  /** Said of the form as a whole when the rules refuse it; without one only the fields say why. */
  summary?: string | ((problems: Problems<FieldOf<R>>) => string);
  /** The name under which this tab keeps what is typed until it was sent; nothing is kept without. */
  draft?: string | undefined;
  /** @returns why the server refused it, if it did; or that more has to come before it is done */
  send: (values: SentValues<R>) => Promise<Refusal<FieldOf<R>> | 'unfinished' | undefined>;
}

/**
 * A form whose fields keep their own texts: they are read by name when it is sent, so that nothing
 * that was typed or filled in by the browser is lost, before this script ran or after a refusal.
 * A refused form focuses its first bad field, and each problem leaves once its field is mended.
 *
 * Of our own: react-hook-form does this too, for 12.5 kB of gzip on each page with a form.
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
  /** Of a server's refusal; null when the rules refused. */
  const [textsOfFields, setTextsOfFields] = useState<Refusal<Field>['textsOfFields'] | null>(null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    formRef.current?.querySelector<HTMLElement>('[data-invalid] :is(input, textarea)')?.focus();
  }, [refusals]);

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

  const showRefusal = (refusal: Refusal<Field>, byServer: boolean) => {
    const { texts, problems = {}, textsOfFields = {} } = refusal;
    setProblems(problems);
    setTextsOfFields(byServer ? textsOfFields : null);
    setRefusals((count) => count + 1);
    const ofFields = Object.values<string[] | undefined>(textsOfFields).flatMap(
      (some) => some ?? [],
    );
    for (const text of [...texts, ...ofFields]) notices.show('danger', text);
  };

  const refuse = (refusal: Refusal<Field> | undefined) => refusal && showRefusal(refusal, true);

  /** Takes away what is no longer wrong; of a server's problems, that of the field that was edited. */
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
    // What the first problem said of all of them.
    if (!textsOfFields && typeof summary === 'function' && summary(left) !== summary(problems)) {
      untrue.push(summary(problems));
    }
    notices.clear(untrue);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A portal's submit would reach the form of the page that opened the dialog.
    event.stopPropagation();
    if (isBusy.current) return;
    const values = readForm(event.currentTarget, rules);
    const found = checkForm(rules, values);
    notices.clear();
    if (Object.keys(found).length > 0) {
      const text = typeof summary === 'function' ? summary(found) : summary;
      return showRefusal({ texts: text ? [text] : [], problems: found }, false);
    }
    setProblems({});
    isBusy.current = true;
    setPending(true);
    try {
      const refusal = await send(valuesToSend(rules, values));
      if (!refusal) draft?.forget();
      if (refusal !== 'unfinished') refuse(refusal);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };

  return {
    /** For the form element. The browser's own bubbles stay away. */
    props: {
      ref: formRef,
      noValidate: true,
      // Should it ever be sent without the script, nothing that was typed gets into an address.
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
    /** Whether the shopper has filled in anything. */
    hasEdits: () => isEdited.current,
    /** The shopper has done with what was typed, sent or not. */
    forgetDraft: () => draft?.forget(),
    notices,
    /** For what is refused after the form was sent. */
    refuse,
    /** For a field that was filled in by a script: no event tells of it. */
    mend,
  };
}
