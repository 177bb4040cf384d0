import { themeChoices } from "@jubilee/core/preferences/rules";
import type { ThemeChoice } from "@jubilee/core/preferences/types";
import { Monitor, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { usePortal } from "../app/portal/usePortal.ts";
import { group, option } from "./ThemeSwitch.css.ts";
import { useRadioKeys } from "./useRadioKeys.ts";

const faces: Record<ThemeChoice, { label: string; icon: ReactNode }> = {
  light: { label: "Light", icon: <Sun size={16} /> },
  dark: { label: "Dark", icon: <Moon size={16} /> },
  system: { label: "System", icon: <Monitor size={16} /> },
};

/** 'Theme options: light, dark, system.' Source: specification section 2. */
export function ThemeSwitch() {
  const { preferences } = usePortal();
  const theme = useStore(preferences, (state) => state.theme);
  const onKeyDown = useRadioKeys(themeChoices, theme, preferences.setTheme);
  return (
    <div className={group} role="radiogroup" aria-label="Theme" onKeyDown={onKeyDown}>
      {themeChoices.map((choice) => (
        <button
          key={choice}
          type="button"
          role="radio"
          className={option}
          aria-checked={choice === theme}
          aria-label={faces[choice].label}
          title={faces[choice].label}
          tabIndex={choice === theme ? 0 : -1}
          onClick={() => preferences.setTheme(choice)}
        >
          {faces[choice].icon}
        </button>
      ))}
    </div>
  );
}
