import { Combobox as Ark } from "@ark-ui/react/combobox";
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
    <Ark.Item key={option.value} item={option} className={optionStyle}>
      {option.icon}
      <span className={texts}>
        <Ark.ItemText>{option.label}</Ark.ItemText>
        {option.detail && <span className={detail}>{option.detail}</span>}
      </span>
      {option.end && <span className={end}>{option.end}</span>}
      <Ark.ItemIndicator>
        <Check />
      </Ark.ItemIndicator>
    </Ark.Item>
  );
  return (
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={classNames(floating, list)}>
          {message && (
            <div className={note} aria-hidden="true">
              {loading && <Spinner />}
              {message}
            </div>
          )}
          {gatherGroups(options).map((part) =>
            part.group === undefined ? (
              part.options.map(drawOption)
            ) : (
              <Ark.ItemGroup key={part.group} id={part.group}>
                <Ark.ItemGroupLabel className={caption}>{part.group}</Ark.ItemGroupLabel>
                {part.options.map(drawOption)}
              </Ark.ItemGroup>
            ),
          )}
          {foot && (
            <div className={note} aria-hidden="true">
              {foot}
            </div>
          )}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  );
}
