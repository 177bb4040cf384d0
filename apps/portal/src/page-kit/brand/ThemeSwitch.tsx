import { themeChoices } from "@jubilee/core/account/preferences.rules";
import type { ThemeChoice } from "@jubilee/core/account/preferences.types";
import { Monitor, Moon, Sun } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useStore } from "zustand";
import { usePortal } from "../../app/portal/usePortal.ts";
import { group, legend, option, radio, withWord } from "./ThemeSwitch.css.ts";

const faces: Record<ThemeChoice, { label: string; icon: ReactNode }> = {
  light: { label: "Light", icon: <Sun size={16} /> },
  dark: { label: "Dark", icon: <Moon size={16} /> },
  system: { label: "System", icon: <Monitor size={16} /> },
};

interface ThemeSwitchProps {
  /** Each look has its word beside its sign. */
  named?: boolean;
}

/** 'Theme options: light, dark, system.' Source: specification section 2. */
export function ThemeSwitch({ named = false }: ThemeSwitchProps) {
  const name = useId();
  const { preferences } = usePortal();
  const theme = useStore(preferences, (state) => state.theme);
  return (
    <fieldset className={group}>
      <legend className={legend}>Theme</legend>
      {themeChoices.map((choice) => (
        <label
          key={choice}
          className={named ? `${option} ${withWord}` : option}
          title={faces[choice].label}
        >
          <input
            type="radio"
            className={radio}
            name={name}
            aria-label={faces[choice].label}
            checked={choice === theme}
            onChange={() => preferences.setTheme(choice)}
          />
          {faces[choice].icon}
          {named && <span aria-hidden="true">{faces[choice].label}</span>}
        </label>
      ))}
    </fieldset>
  );
}
