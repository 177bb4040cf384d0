import { displayName } from "@jubilee/core/account/auth.rules";
import { createSupportApi } from "@jubilee/core/site/support.api";
import {
  contactErrors,
  isSupportTopic,
  type ContactErrors,
} from "@jubilee/core/site/support.rules";
import type { ContactForm, ContactReceipt } from "@jubilee/core/site/support.types";
import { useState, type FormEvent } from "react";
import { useSearchParams } from "wouter";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useAuth } from "../../../app/session/useAuth.ts";

/** A form to the operator: what was typed stays until it was taken. */
export function useContactForm(onSent: (receipt: ContactReceipt, form: ContactForm) => void) {
  const { loadPlanner, report } = usePortal();
  const { user } = useAuth();
  const [query] = useSearchParams();
  const [typed, setTyped] = useState<Partial<ContactForm>>({});
  const [errors, setErrors] = useState<ContactErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [submitKey, setSubmitKey] = useState<string | null>(null);

  const topic = query.get("topic");
  const from = query.get("from");
  const form: ContactForm = {
    name: user ? displayName(user) : "",
    email: user?.email ?? "",
    topic: isSupportTopic(topic) ? topic : "question",
    subject: query.get("subject")?.slice(0, 120) ?? "",
    message: "",
    page: from?.startsWith("/") ? from.slice(0, 300) : null,
    ...typed,
  };

  const change = (part: Partial<ContactForm>) => {
    setTyped((known) => ({ ...known, ...part }));
    setErrors({});
  };

  const send = async (trap: string) => {
    // The same key for every try, so that a form whose answer was lost is stored once.
    const key = submitKey ?? crypto.randomUUID();
    setSubmitKey(key);
    setBusy(true);
    setRefusal(null);
    try {
      const { client } = await loadPlanner();
      const result = await createSupportApi(client).send(form, key, trap);
      if (result.ok) onSent(result.value, form);
      else if (result.error.field && result.error.field in form) {
        setErrors({ [result.error.field]: result.error.message });
      } else setRefusal(result.error.message);
    } catch (error) {
      report(error);
      setRefusal("The server did not answer. Nothing was lost; try again in a moment.");
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found = contactErrors(form);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      const field = element.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const trap = new FormData(element).get("website");
    void send(typeof trap === "string" ? trap : "");
  };

  return { form, errors, refusal, isBusy, change, submit };
}
