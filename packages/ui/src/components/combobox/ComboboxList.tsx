import {
  ComboboxContent,
  ComboboxItem,
  ComboboxItemGroup,
  ComboboxItemGroupLabel,
  ComboboxItemIndicator,
  ComboboxItemText,
  ComboboxPositioner,
} from "@ark-ui/react/combobox";
import { Portal } from "@ark-ui/react/portal";
import { Check } from "lucide-react";
import { classNames } from "../../classNames.ts";
import { floating } from "../popover/Popover.css.ts";
import { Spinner } from "../spinner/Spinner.tsx";
import { caption, detail, end, list, note, option as optionStyle, texts } from "./Combobox.css.ts";
import type { ComboboxOption } from "./combobox.types.ts";
import { gatherGroups } from "./matchOptions.ts";

export interface ComboboxListProps {
  options: readonly ComboboxOption[];
  /** Instead of options, or while more are on their way. */
  message: string | undefined;
  loading: boolean;
  /** Under the options: that there are more. */
  foot: string | undefined;
}

/** What opens under the field. */
export function ComboboxList({ options, message, loading, foot }: ComboboxListProps) {
  const drawOption = (option: ComboboxOption) => (
    <ComboboxItem key={option.value} item={option} className={optionStyle}>
      {option.icon}
      <span className={texts}>
        <ComboboxItemText>{option.label}</ComboboxItemText>
        {option.detail && <span className={detail}>{option.detail}</span>}
      </span>
      {option.end && <span className={end}>{option.end}</span>}
      <ComboboxItemIndicator>
        <Check />
      </ComboboxItemIndicator>
    </ComboboxItem>
  );
  return (
    <Portal>
      <ComboboxPositioner>
        <ComboboxContent className={classNames(floating, list)}>
          {message && (
            <div className={note} aria-hidden="true">
              {loading && <Spinner />}
              <span>{message}</span>
            </div>
          )}
          {gatherGroups(options).map((part) =>
            part.group === undefined ? (
              part.options.map(drawOption)
            ) : (
              <ComboboxItemGroup key={part.group} id={part.group}>
                <ComboboxItemGroupLabel className={caption}>{part.group}</ComboboxItemGroupLabel>
                {part.options.map(drawOption)}
              </ComboboxItemGroup>
            ),
          )}
          {foot && (
            <div className={note} aria-hidden="true">
              {foot}
            </div>
          )}
        </ComboboxContent>
      </ComboboxPositioner>
    </Portal>
  );
}
