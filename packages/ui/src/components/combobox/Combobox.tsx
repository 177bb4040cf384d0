import {
  ComboboxControl,
  ComboboxInput,
  ComboboxRoot,
  ComboboxTrigger,
  createListCollection,
} from "@ark-ui/react/combobox";
import { ChevronsUpDown, Plus, RotateCcw } from "lucide-react";
import { useMemo, useState } from "react";
import { classNames } from "../../classNames.ts";
import { control, endSide, wrap } from "../field/control.css.ts";
import { Field } from "../field/Field.tsx";
import type { FieldTexts } from "../field/field.types.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { field as fieldStyle, trigger } from "./Combobox.css.ts";
import type { ComboboxOption, LoadOptions } from "./combobox.types.ts";
import { ComboboxList } from "./ComboboxList.tsx";
import { gatherGroups, plainText } from "./matchOptions.ts";
import { stayLeft } from "./stayLeft.ts";
import { useOptions } from "./useOptions.ts";
import { useWords } from "../../words/useWords.ts";
import { sharedWords } from "../../words/shared.copy.ts";
import { comboboxWords } from "./combobox.copy.ts";

export interface ComboboxProps extends FieldTexts {
  id?: string;
  /** For a form that is sent by the browser. */
  name?: string;
  /** The chosen option's value; empty while nothing is chosen. */
  value: string;
  onValueChange: (value: string, option: ComboboxOption | undefined) => void;
  /** All there are; leave out where `load` asks for them. */
  options?: readonly ComboboxOption[];
  /** Asks for the options that fit what is typed, after a short pause. */
  load?: LoadOptions;
  /** What the value is called while its option was not loaded. */
  valueLabel?: string;
  /** Offers to add what was typed; called with it. `label` is what the offer says. */
  adding?: { onAdd: (text: string) => void; label?: (text: string) => string };
  /** While nothing fits. */
  empty?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}

/** More are not drawn: nobody reads them, and typing finds them. */
const mostShown = 50;
const none: readonly ComboboxOption[] = [];
const create = "\u0000create";
const retryAsking = "\u0000retry";

/** One of many, found by typing. Up to a dozen: Select; free words: TagsInput; features: CommandPalette. */
export function Combobox({
  id,
  label,
  help,
  error,
  optional = false,
  hideLabel = false,
  name,
  value,
  onValueChange,
  options: given = none,
  load,
  valueLabel,
  adding,
  empty,
  placeholder,
  required = false,
  disabled = false,
}: ComboboxProps) {
  const shared = useWords("shared", sharedWords);
  const words = useWords("combobox", comboboxWords);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ComboboxOption>();
  const found = useOptions(given, load, typed ?? "", open);
  const known = [chosen, ...given].find((option) => option?.value === value);
  const written = known?.label ?? valueLabel ?? value;
  const text = (typed ?? "").trim();
  const isNew =
    text !== "" && !found.options.some((one) => plainText(one.label) === plainText(text));
  const offers: ComboboxOption[] = [
    ...(found.state === "failed"
      ? [{ value: retryAsking, label: shared.tryAgain, icon: <RotateCcw /> }]
      : []),
    ...(adding && isNew
      ? [{ value: create, label: (adding.label ?? words.add)(text), icon: <Plus /> }]
      : []),
  ];
  const fitting = found.options.slice(0, mostShown);
  const shown = [...gatherGroups(fitting).flatMap((part) => part.options), ...offers];
  const collection = useMemo(
    () => createListCollection({ items: shown, itemToString: (option) => option.label }),
    // oxlint-disable-next-line react/exhaustive-deps -- what is shown, told by its values
    [shown.map((option) => `${option.value} ${option.label}`).join("\n")],
  );
  const first = typed === undefined ? undefined : shown.find((option) => !option.disabled);
  const isThere = shown.some((option) => option.value === marked);
  const highlighted = isThere ? marked : (first?.value ?? null);
  const message =
    found.state === "loading"
      ? words.searching
      : found.state === "failed"
        ? words.failed
        : found.options.length === 0
          ? (empty ?? words.nothing)
          : undefined;
  const foot = found.options.length > mostShown ? words.more : undefined;
  const select = (picked: string) => {
    if (picked === retryAsking) {
      found.retry();
      return;
    }
    const option = shown.find((one) => one.value === picked);
    setOpen(false);
    setTyped(undefined);
    if (picked === create) adding?.onAdd(text);
    else {
      setChosen(option);
      onValueChange(picked, option);
    }
  };
  const turn = (next: boolean) => {
    setOpen(next);
    if (next) return;
    if (typed?.trim() === "" && value !== "") onValueChange("", undefined);
    setTyped(undefined);
  };
  return (
    <Field {...{ id, label, help, error, optional, hideLabel }}>
      {(field) => (
        <ComboboxRoot
          collection={collection}
          ids={{ input: field.id, label: `${field.id}-label` }}
          value={value ? [value] : []}
          inputValue={typed ?? written}
          onSelect={({ itemValue }) => select(itemValue)}
          open={open}
          onOpenChange={(details) => turn(details.open)}
          closeOnSelect={false}
          selectionBehavior="preserve"
          highlightedValue={highlighted}
          onHighlightChange={(details) => setMarked(details.highlightedValue)}
          openOnClick
          disabled={disabled}
          required={required}
          positioning={{ placement: "bottom-start", gutter: 6, fitViewport: true }}
          translations={{ triggerLabel: words.open, clearTriggerLabel: words.clear }}
          lazyMount
          unmountOnExit
        >
          <ComboboxControl className={wrap}>
            <ComboboxInput
              {...field}
              {...(open ? {} : { "aria-activedescendant": "", "aria-controls": "" })}
              placeholder={placeholder}
              className={classNames(control({ end: true }), fieldStyle)}
              // in the event itself: told later, the part would put an older text back under fast fingers
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setMarked(null);
              }}
              // in the frame it opens the part does not listen yet: keys under fast fingers were lost
              onKeyDownCapture={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                if ((!open && typed === undefined) || highlighted === null) return;
                event.preventDefault();
                event.stopPropagation();
                select(highlighted);
              }}
              onKeyDown={({ key }) => {
                if (open && key === "Escape") turn(false);
              }}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (currentTarget.parentElement?.contains(relatedTarget)) return;
                stayLeft(currentTarget);
                turn(false);
              }}
            />
            <span className={endSide}>
              <ComboboxTrigger className={trigger}>
                <ChevronsUpDown aria-hidden="true" />
              </ComboboxTrigger>
            </span>
          </ComboboxControl>
          <VisuallyHidden>
            <output aria-live="polite">{open ? message : ""}</output>
          </VisuallyHidden>
          {name && <input type="hidden" name={name} value={value} />}
          <ComboboxList
            foot={foot}
            options={shown}
            message={message}
            loading={found.state === "loading"}
          />
        </ComboboxRoot>
      )}
    </Field>
  );
}
