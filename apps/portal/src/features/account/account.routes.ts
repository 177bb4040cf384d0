import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const accountRoutes = {
  login: {
    path: "/login",
    page: () => import("./sign-in/LoginPage.tsx"),
    title: "Sign in",
    access: "public",
    search: false,
  },
  signup: {
    path: "/signup",
    page: () => import("./sign-in/SignUpPage.tsx"),
    title: "Sign up",
    access: "public",
    search: false,
  },
  "signup.simple": {
    path: "/signup-simple",
    page: () => import("./sign-in/SimpleSignUpPage.tsx"),
    title: "Sign up",
    access: "public",
  },
  "password.forgot": {
    path: "/forgot-password",
    page: () => import("./sign-in/ForgotPasswordPage.tsx"),
    title: "Forgotten password",
    access: "public",
  },
  "password.update": {
    path: "/auth/update-password",
    also: [{ path: "/reset-password", shell: "full", search: true }],
    page: () => import("./sign-in/UpdatePasswordPage.tsx"),
    title: "New password",
    access: "public",
    shell: "bare",
  },
  "auth.callback": {
    path: "/auth/callback",
    page: () => import("./sign-in/AuthCallbackPage.tsx"),
    title: "Confirm",
    access: "public",
    shell: "bare",
  },
  "auth.magicLink": {
    path: "/auth/magic-link",
    page: () => import("./sign-in/AuthCallbackPage.tsx"),
    title: "Sign in",
    access: "public",
    shell: "bare",
  },
  "auth.checkEmail": {
    path: "/auth/check-email",
    page: () => import("./sign-in/CheckEmailPage.tsx"),
    title: "Check your e-mail",
    access: "public",
    shell: "bare",
    ours: true,
  },
  "account.settings": {
    path: "/account-settings",
    also: ["/account"],
    page: () => import("./settings/AccountSettingsPage.tsx"),
    title: "Account settings",
    access: "member",
    feature: "account-settings",
  },
  "account.invoice": {
    path: "/account/invoices/:number",
    page: () => import("./billing/InvoicePage.tsx"),
    title: "Invoice",
    access: "member",
    shell: "bare",
    ours: true,
  },
  settings: {
    path: "/settings",
    page: () =>
      import("./settings/SettingsPage.tsx").catch(
        () => import("./settings/AccountSettingsPage.tsx"),
      ),
    title: "Settings",
    access: "member",
  },
} as const satisfies RouteFragment;
