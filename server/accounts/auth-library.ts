/** What the app passes on to the auth library about a request; never taken from outside. */
export const OWN_HEADERS = {
  clientAddress: 'x-carful-client-address',
  language: 'x-carful-language',
} as const;

/** What the routes need of the auth library (auth.ts). */
export type AuthLibrary = {
  handler(request: Request): Promise<Response>;
  api: {
    getSession(call: {
      headers: Headers;
      returnHeaders: true;
    }): Promise<{ response: LibrarySession | null; headers: Headers }>;
  };
};

type LibrarySession = {
  user: {
    id: string;
    email: string;
    name: string;
    emailVerified: boolean;
    onboardingCompleted?: boolean | null | undefined;
  };
  session: { id: string; expiresAt: Date; updatedAt: Date };
};
