import { useSearchParam } from "./useSearchParam.ts";
import { useTyped } from "./useTyped.ts";

/** Typed words that stand in the address. */
export function useTypedParam(name: string): [string, (text: string) => void] {
  const [written, write] = useSearchParam(name);
  return useTyped(written ?? "", write);
}
