import { useQuery } from "@tanstack/react-query";
import { usePortal } from "../../app/portal/usePortal.ts";

/** A mail of the product with a sample in it. */
export interface MailPreview {
  kind: string;
  title: string;
  when: string;
  subject: string;
  text: string;
}

const isPreview = (value: unknown): value is MailPreview =>
  typeof value === "object" &&
  value !== null &&
  ["kind", "title", "when", "subject", "text"].every(
    (name) => typeof Reflect.get(value, name) === "string",
  );

/** The product's mails, drawn by the server's own templates, and where each is as HTML. */
export function useMailPreviews() {
  const { supabaseUrl } = usePortal().config;
  const address = `${supabaseUrl}/functions/v1/mail-preview`;
  const query = useQuery({
    queryKey: ["mail-previews"],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`The mails were refused with ${response.status}.`);
      const list: unknown = await response.json();
      return Array.isArray(list) ? list.filter(isPreview) : [];
    },
  });
  return { ...query, frameOf: (kind: string) => `${address}?kind=${encodeURIComponent(kind)}` };
}
