import { useSearchParam } from "./address/useSearchParam.ts";
import { useTypedParam } from "./address/useTypedParam.ts";

export interface ListState<Show extends string, Sort extends string> {
  text: string;
  setText: (text: string) => void;
  show: Show;
  setShow: (show: Show) => void;
  sort: Sort;
  setSort: (sort: Sort) => void;
}

/** What may be chosen; the first of each is the usual and not written into the address. */
export interface ListChoices<Show extends string, Sort extends string> {
  show: readonly [Show, ...Show[]];
  sort: readonly [Sort, ...Sort[]];
}

/** One choice out of the address, so that Back and a shared address show the same list. */
function useChoice<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) {
  const [written, write] = useSearchParam(name);
  const [usual] = choices;
  const chosen = choices.find((choice) => choice === written) ?? usual;
  return [chosen, (next: Choice) => write(next === usual ? null : next)] as const;
}

/** The search and the filter of a list that the page itself narrows. */
export function useListFilter<Show extends string>(shows: readonly [Show, ...Show[]]) {
  const [text, setText] = useTypedParam("q");
  const [show, setShow] = useChoice("show", shows);
  return { text, setText, show, setShow };
}

/** The same with an order to choose. */
export function useListState<Show extends string, Sort extends string>(
  choices: ListChoices<Show, Sort>,
): ListState<Show, Sort> {
  const filter = useListFilter(choices.show);
  const [sort, setSort] = useChoice("sort", choices.sort);
  return { ...filter, sort, setSort };
}
