import { useEffect, useRef, useState } from 'react';

/**
 * Errors of a form by field name. When they are set, the first bad field is focused; values stay
 * as typed.
 */
export function useFormErrors<Field extends string>() {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return { formRef, errors, setErrors };
}

/** The texts of a form's fields by name, trimmed but for passwords. */
export function readForm<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Record<Field, string> {
  const data = new FormData(form);
  const entries = fields.map((field) => {
    const text = String(data.get(field) ?? '');
    return [field, field.includes('password') ? text : text.trim()];
  });
  return Object.fromEntries(entries);
}
