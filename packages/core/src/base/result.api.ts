import { FunctionsHttpError } from "@supabase/supabase-js";
import { failureFrom } from "./result.rules.ts";
import type { CallFailure } from "./result.types.ts";

/** What an edge function refused (`PublicError` in its body), or that it could not be reached. */
export async function functionFailure(error: unknown): Promise<CallFailure> {
  if (!(error instanceof FunctionsHttpError)) return failureFrom({ message: "failed to fetch" });
  const body = await bodyOf(error.context);
  const said = typeof body === "object" && body !== null ? Object.entries(body) : [];
  const text = (name: string) => {
    const value: unknown = said.find(([key]) => key === name)?.[1];
    return typeof value === "string" ? value : null;
  };
  return failureFrom({
    code: `PT${error.context.status}`,
    hint: text("code"),
    message: text("message"),
    details: text("field"),
  });
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
