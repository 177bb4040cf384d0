import { useEffect, useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";

/** A mail of the product with a sample in it. */
export interface MailPreview {
  kind: string;
  title: string;
  when: string;
  subject: string;
  text: string;
}

type Answer = { mails: MailPreview[] } | { error: unknown } | null;

const isPreview = (value: unknown): value is MailPreview =>
  typeof value === "object" &&
  value !== null &&
  ["kind", "title", "when", "subject", "text"].every(
    (name) => typeof Reflect.get(value, name) === "string",
  );

async function read(address: string): Promise<Answer> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`The mails were refused with ${response.status}.`);
    const list: unknown = await response.json();
    return { mails: Array.isArray(list) ? list.filter(isPreview) : [] };
  } catch (error) {
    return { error };
  }
}

/** The product's mails, drawn by the server's own templates, and where each is as HTML. */
export function useMailPreviews() {
  const { supabaseUrl } = usePortal().config;
  const address = `${supabaseUrl}/functions/v1/mail-preview`;
  const [answer, setAnswer] = useState<Answer>(null);
  useEffect(() => {
    let isHere = true;
    void read(address).then((found) => isHere && setAnswer(found));
    return () => {
      isHere = false;
    };
  }, [address]);
  const retry = async () => {
    setAnswer(null);
    setAnswer(await read(address));
  };
  return {
    mails: answer && "mails" in answer ? answer.mails : null,
    error: answer && "error" in answer ? answer.error : null,
    retry,
    frameOf: (kind: string) => `${address}?kind=${encodeURIComponent(kind)}`,
  };
}
