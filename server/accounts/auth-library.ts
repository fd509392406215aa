/** Set by the app for the auth library; values sent by a client are overwritten. */
export const OWN_HEADERS = {
  clientAddress: 'x-carful-client-address',
  language: 'x-carful-language',
  invitation: 'x-carful-invitation',
} as const;

export type AuthLibrary = {
  handler(request: Request): Promise<Response>;
  api: {
    getSession(call: {
      headers: Headers;
      returnHeaders: true;
    }): Promise<{ response: LibrarySession | null; headers: Headers }>;
    /** @throws for a wrong code */
    verifyTOTP(call: { headers: Headers; body: { code: string } }): Promise<unknown>;
  };
};

type LibrarySession = {
  user: {
    id: string;
    email: string;
    name: string;
    emailVerified: boolean;
    role?: string | null | undefined;
    onboardingCompleted?: boolean | null | undefined;
  };
  session: { id: string; expiresAt: Date; updatedAt: Date };
};
