export const accounts = {
  'This server does not know the address {origin}: its operator has to set PUBLIC_URL to this address.':
    'Serveris nepazīst adresi {origin}: tā uzturētājam šī adrese jānorāda iestatījumā PUBLIC_URL.',
  'Create new account': 'Izveidot jaunu kontu',
  'Get Started': 'Sākt',
  'Sign Up with Email': 'Reģistrēties ar e-pastu',
  'Continue with Google': 'Turpināt ar Google',
  'Continue with {name}': 'Turpināt ar {name}',
  'Log in with a passkey': 'Pieslēgties ar piekļuves atslēgu',
  'No passkey was used: the window was closed, or this device has none for this address.':
    'Piekļuves atslēga netika izmantota: logs aizvērts, vai ierīcē šai adresei tādas nav.',
  'Passkeys need a domain name in the address, such as cars.example.org: they do not work with an IP address.':
    'Piekļuves atslēgām vajadzīga adrese ar nosaukumu, piemēram, cars.example.org: ar IP adresi tās nedarbojas.',
  'Passkeys require an https address.': 'Piekļuves atslēgām vajadzīga adrese ar https.',
  'This browser is too old for passkeys.': 'Šī pārlūkprogramma piekļuves atslēgām ir par vecu.',
  'This passkey is not known here. It may have been removed.':
    'Šī piekļuves atslēga šeit nav zināma. Iespējams, tā ir noņemta.',
  'Use a password': 'Pieslēgties ar paroli',
  'Log in': 'Pieslēgties',
  Login: 'Pieslēgties',
  'Checking authentication...': 'Notiek autentifikācijas pārbaude…',
  'Verifying user profile...': 'Notiek lietotāja profila pārbaude…',
  'Logging you in...': 'Notiek pieslēgšanās…',
  'Authentication Error': 'Autentifikācijas kļūda',
  'An error occurred during authentication': 'Autentifikācijas laikā radās kļūda',
  'Back to Welcome': 'Atpakaļ uz sākumlapu',
  Next: 'Tālāk',
  'Skip Tutorial': 'Izlaist pamācību',
  'Start Using App': 'Sākt lietošanu',
  'Finishing...': 'Notiek pabeigšana…',
  'Creating Account...': 'Notiek konta izveide…',
  'Almost there! Check your inbox to confirm your email.':
    'Gandrīz gatavs! Pārbaudiet iesūtni un apstipriniet e-pasta adresi.',
  'Something went wrong': 'Radās kļūda',
  Retry: 'Mēģināt vēlreiz',
  'Failed to verify user profile': 'Neizdevās pārbaudīt lietotāja profilu',
  'Please try refreshing the page': 'Lūdzu, pārlādējiet lapu',
  'First name must be at least 2 characters.': 'Vārdā jābūt vismaz 2 rakstzīmēm.',
  'Last name must be at least 2 characters.': 'Uzvārdā jābūt vismaz 2 rakstzīmēm.',
  'Last name cannot be longer than 50 characters.': 'Uzvārds nedrīkst būt garāks par 50 rakstzīmēm.',
  'Please enter a valid email address.': 'Lūdzu, ievadiet derīgu e-pasta adresi.',
  'More about the car (optional)': 'Vairāk par auto (neobligāti)',
  'Add a phone number': 'Pievienot tālruņa numuru',
  'At least 8 characters': 'Vismaz 8 rakstzīmes',
  'A letter': 'Burts',
  'A number': 'Cipars',
  'Not just a common word with numbers, such as winter2026':
    'Nevis viens bieži lietots vārds ar cipariem, piemēram, vasara2026',
  'Password must be at least 8 characters.': 'Parolē jābūt vismaz 8 rakstzīmēm.',
  'Include at least one letter.': 'Iekļaujiet vismaz vienu burtu.',
  'Include at least one number.': 'Iekļaujiet vismaz vienu ciparu.',
  "Passwords don't match": 'Paroles nesakrīt',
  'Please enter a valid phone number (e.g., +37126123456)':
    'Lūdzu, ievadiet derīgu tālruņa numuru (piemēram, +37126123456)',
  'Please accept the terms of use and confirm that you have read the privacy policy.':
    'Lūdzu, piekrītiet lietošanas noteikumiem un apstipriniet, ka privātuma politika ir izlasīta.',
  'You must provide either an email or phone number and a password':
    'Norādiet e-pasta adresi vai tālruņa numuru un paroli',
  'Please log in to continue': 'Lai turpinātu, lūdzu, pieslēdzieties',
  'Please confirm your email to continue': 'Lai turpinātu, lūdzu, apstipriniet savu e-pasta adresi',
  'Check your inbox for the confirmation link': 'Apstiprinājuma saiti meklējiet savā e-pasta iesūtnē',
  'Please complete your profile to continue': 'Lai turpinātu, lūdzu, aizpildiet savu profilu',
  "Let's get you started with a quick tutorial": 'Sāksim ar īsu pamācību',
  'Please check your email to confirm your account': 'Lūdzu, pārbaudiet e-pastu un apstipriniet savu kontu',
  'Email Already Registered': 'E-pasta adrese jau ir reģistrēta',
  'This email is already in use. Please try logging in instead.':
    'Šī e-pasta adrese jau tiek izmantota. Lūdzu, mēģiniet pieslēgties.',
  'Account created but profile details could not be saved. Please update in settings.':
    'Konts ir izveidots, bet profila datus neizdevās saglabāt. Lūdzu, atjauniniet tos iestatījumos.',
  'This email is already registered. Try logging in instead.':
    'Šī e-pasta adrese jau ir reģistrēta. Mēģiniet pieslēgties.',
  'Password is too weak. Please choose a stronger password.':
    'Parole ir pārāk vāja. Lūdzu, izvēlieties drošāku paroli.',
  'Signup failed': 'Reģistrācija neizdevās',
  'There was a problem completing onboarding': 'Neizdevās pabeigt sākotnējo iestatīšanu',
  'First name': 'Vārds',
  'Last name': 'Uzvārds',
  Email: 'E-pasts',
  Password: 'Parole',
  'Confirm password': 'Parole atkārtoti',
  'Phone (optional)': 'Tālrunis (nav obligāts)',
  "Your car's smart companion": 'Jūsu auto gudrais palīgs',
  'Log problems, track repairs and get smart help in one place.':
    'Reģistrējiet problēmas, sekojiet līdzi remontiem un saņemiet gudrus padomus vienuviet.',
  'An account lets you track car maintenance, get reminders and reach your data anywhere.':
    'Izveidojot kontu, varēsiet sekot līdzi auto apkopei, saņemt atgādinājumus un jebkur piekļūt saviem datiem.',
  'Log problems in free text or voice, with an optional photo or video.':
    'Pierakstiet vai ierunājiet problēmu saviem vārdiem un, ja vēlaties, pievienojiet foto vai video.',
  'An AI assistant asks follow-up questions, sums up and explains likely causes.':
    'MI asistents uzdod precizējošus jautājumus, apkopo atbildes un palīdz izprast simptomus.',
  'A visual repair and recurrence timeline with reports to share with a mechanic or friends.':
    'Uzskatāma remontu un simptomu atkārtošanās laika skala un pārskati, ko varat kopīgot ar mehāniķi vai draugiem.',
  "Ask questions and get answers from your car's history or from the AI assistant.":
    'Uzdodiet jautājumus – atbildes sniegs jūsu auto vēsture vai MI asistents.',
  'Logging in...': 'Notiek pieslēgšanās…',
  'Forgot password?': 'Aizmirsāt paroli?',
  or: 'vai',
  'Wrong email or password': 'Nepareiza e-pasta adrese vai parole',
  'Too many attempts. Please try again later.': 'Pārāk daudz mēģinājumu. Lūdzu, vēlāk mēģiniet vēlreiz.',
  'This server does not accept new accounts. If you have an account, log in.':
    'Šajā serverī jaunus kontus izveidot nevar. Ja jums jau ir konts, pieslēdzieties.',
  'New accounts on this server need an invitation. Ask the operator for a link. If you have an account, log in.':
    'Šajā serverī jaunu kontu var izveidot tikai ar ielūgumu. Lūdziet saiti servera uzturētājam. Ja jums jau ir konts, pieslēdzieties.',
  'This invitation is no longer valid, or it is for another email address. Ask the operator for a new one.':
    'Šis ielūgums vairs nav derīgs vai ir paredzēts citai e-pasta adresei. Lūdziet servera uzturētājam jaunu.',
  'You have been invited to create an account. The invitation works once.':
    'Jums ir ielūgums izveidot kontu. Ielūgumu var izmantot vienu reizi.',
  'This account is disabled. Please contact the operator of this server.':
    'Šis konts ir bloķēts. Lūdzu, sazinieties ar servera uzturētāju.',
  'This way to log in is not set up on this server': 'Šajā serverī šāds pieslēgšanās veids nav iestatīts',
  'The login provider cannot be reached right now. Please try again later.':
    'Pieslēgšanās pakalpojums pašlaik nav sasniedzams. Lūdzu, mēģiniet vēlāk.',
  'Passwords are not used on this server. Please log in with its login provider.':
    'Šajā serverī paroles netiek izmantotas. Lūdzu, pieslēdzieties ar servera pieslēgšanās pakalpojumu.',
  'You are not in a group that may use this server. Please ask its operator.':
    'Jūs neesat grupā, kas drīkst izmantot šo serveri. Lūdzu, jautājiet tā uzturētājam.',
  'The provider did not share your email address. Please ask the operator of this server.':
    'Pieslēgšanās pakalpojums nenosūtīja jūsu e-pasta adresi. Lūdzu, jautājiet servera uzturētājam.',
  'Show password': 'Rādīt paroli',
  'Hide password': 'Paslēpt paroli',
  'Reset password': 'Paroles atiestatīšana',
  'Send reset link': 'Nosūtīt saiti',
  'If this address is registered, we have sent a password reset link to it.':
    'Ja šī adrese ir reģistrēta, esam uz to nosūtījuši paroles atiestatīšanas saiti.',
  'New password': 'Jaunā parole',
  'New password again': 'Jaunā parole atkārtoti',
  'Save password': 'Saglabāt paroli',
  'Password changed': 'Parole nomainīta',
  'You can also still log in with these:': 'Pieslēgties joprojām var arī ar:',
  'Passkey {name}': 'piekļuves atslēgu {name}',
  'Is one of them not yours? Log in and remove it in Settings, Account, under Ways to log in.':
    'Kāds no šiem veidiem nav jūsu? Pieslēdzieties un noņemiet to iestatījumos: „Konts”, „Pieslēgšanās veidi”.',
  'This password reset link has expired. Please request a new one.':
    'Paroles atiestatīšanas saites derīguma termiņš ir beidzies. Lūdzu, pieprasiet jaunu.',
  'Create account': 'Izveidot kontu',
  'Account created': 'Konts ir izveidots',
  'Already have an account?': 'Vai jums jau ir konts?',
  'I accept the': 'Piekrītu',
  'terms of use': 'lietošanas noteikumiem',
  'and have read the': 'un apliecinu, ka iepazinos ar',
  'privacy policy': 'privātuma politiku',
  'Terms of use': 'Lietošanas noteikumi',
  'The terms of use and the privacy policy have changed.':
    'Ir mainījušies lietošanas noteikumi un privātuma politika.',
  'The new terms apply to you 30 days after this notice was first shown to you. If you do not agree, you can delete your account before then.':
    'Jaunie noteikumi uz jums sāks attiekties 30 dienas pēc tam, kad šis paziņojums jums pirmoreiz parādīts. Ja nepiekrītat, līdz tam varat izdzēst savu kontu.',
  'Server setup': 'Servera iestatījumi',
  'The setup of this server has changed, and with it what the privacy policy says about providers, storage or the operator.':
    'Ir mainījušies šī servera iestatījumi un līdz ar tiem tas, kas privātuma politikā teikts par pakalpojumu sniedzējiem, glabāšanu vai servera uzturētāju.',
  'Got it': 'Sapratu',
  Notice: 'Paziņojums',
  'You accepted this version on {day}.': 'Šo redakciju pieņēmāt {day}.',
  'You accepted version {version} on {day}.': '{version}. redakciju pieņēmāt {day}.',
  'Privacy policy': 'Privātuma politika',
  'Confirm your email': 'Apstipriniet e-pasta adresi',
  'We sent a confirmation link to {name}.': 'Apstiprinājuma saiti nosūtījām uz {name}.',
  'We sent a confirmation link to your email.': 'Apstiprinājuma saiti nosūtījām uz jūsu e-pastu.',
  'Send again': 'Nosūtīt vēlreiz',
  'Email sent': 'E-pasts nosūtīts',
  'You can send it again in {n} s': 'Vēlreiz varēsiet nosūtīt pēc {n} s',
  'I have confirmed': 'Jau apstiprināju',
  'Complete your profile': 'Aizpildiet savu profilu',
  'Save and continue': 'Saglabāt un turpināt',
  'Step {n} of 4': '{n}. solis no 4',
  'Log problems': 'Reģistrējiet problēmas',
  'AI assistant': 'MI asistents',
  'Timeline and reports': 'Laika skala un pārskati',
  'Ask questions': 'Uzdodiet jautājumus',
  'Confirm email': 'Apstiprināt e-pasta adresi',
  'Please confirm that this email address belongs to your Carful account.':
    'Lūdzu, apstipriniet, ka šī e-pasta adrese pieder jūsu Carful kontam.',
  'Confirm your new email': 'Apstipriniet jauno e-pasta adresi',
  'Please confirm that your Carful account should use this email address from now on.':
    'Lūdzu, apstipriniet, ka turpmāk jūsu Carful kontā jāizmanto šī e-pasta adrese.',
  'The link works for 24 hours. If you did not ask for this, you can ignore this email.':
    'Saite darbojas 24 stundas. Ja jūs to nepieprasījāt, šo e-pastu varat neņemt vērā.',
  'The link works for one hour. If you did not ask for this, you can ignore this email.':
    'Saite darbojas vienu stundu. Ja jūs to nepieprasījāt, šo e-pastu varat neņemt vērā.',
  'Your email address was changed': 'Jūsu e-pasta adrese ir nomainīta',
  'Your Carful account now uses another email address. You can no longer log in with this one; passkeys and login providers still work if you have set them up.':
    'Jūsu Carful kontā tagad tiek izmantota cita e-pasta adrese. Ar šo adresi un paroli vairs nevar pieslēgties; ar piekļuves atslēgām un citiem pakalpojumiem joprojām var, ja tos iepriekš izmantojāt.',
  'A new way to log in': 'Jauns pieslēgšanās veids',
  'Your Carful account has a new way to log in: a passkey or a login provider. You can find it in settings under Account.':
    'Jūsu Carful kontam ir jauns pieslēgšanās veids: piekļuves atslēga vai cits pakalpojums. To atradīsiet iestatījumu sadaļā „Konts”.',
  'If this was not you, change your password, remove the new way to log in, and contact whoever runs this server.':
    'Ja to nedarījāt jūs, nomainiet paroli, noņemiet jauno pieslēgšanās veidu un sazinieties ar servera uzturētāju.',
  'If this was not you, please contact whoever runs this server.':
    'Ja to neizdarījāt jūs, lūdzu, sazinieties ar šī servera uzturētāju.',
  'Someone asked for a new password for your Carful account. Choose a new one here.':
    'Jūsu Carful kontam ir pieprasīta jauna parole. To varat izvēlēties šeit.',
  'Your email address is confirmed.': 'Jūsu e-pasta adrese ir apstiprināta.',
  'Your new email address is confirmed.': 'Jūsu jaunā e-pasta adrese ir apstiprināta.',
  'This link has already been used.': 'Šī saite jau ir izmantota.',
  'This confirmation link has expired. Please ask for a new one.':
    'Apstiprinājuma saites derīguma termiņš ir beidzies. Lūdzu, pieprasiet jaunu.',
  'This confirmation link does not work.': 'Šī apstiprinājuma saite nedarbojas.',
  'Please log in to the account this link was made for, then open the link again.':
    'Lūdzu, pieslēdzieties kontam, kuram šī saite ir izveidota, un atveriet saiti vēlreiz.',
  'To confirm, enter the password you chose for Carful. If you did not sign up, close this page.':
    'Lai apstiprinātu, ievadiet savu Carful paroli. Ja nereģistrējāties, aizveriet šo lapu.',
  'Please enter your password.': 'Lūdzu, ievadiet paroli.',
  'Confirming your email...': 'Notiek e-pasta adreses apstiprināšana…',
  'This server cannot send email. Ask whoever runs it for a reset link.':
    'Šis serveris nevar nosūtīt e-pastu. Paroles atiestatīšanas saiti lūdziet servera uzturētājam.',
  'Log in to ask for a new link.': 'Lai pieprasītu jaunu saiti, pieslēdzieties.',
  'Connected: you can now log in with it': 'Pievienots: tagad ar to varat pieslēgties',
  'The provider was not connected': 'Pieslēgšanās pakalpojums netika pievienots',
  'This login already belongs to another Carful account. Remove it there first.':
    'Ar šo pakalpojuma kontu jau pieslēdzas citam Carful kontam. Vispirms noņemiet to tur.',
  'The login was canceled.': 'Pieslēgšanās tika atcelta.',
  'An account with this email already exists. Please log in with your password, then connect the provider in settings under Account.':
    'Konts ar šādu e-pasta adresi jau pastāv. Lūdzu, pieslēdzieties ar paroli un pēc tam iestatījumu sadaļā „Konts” pievienojiet šo pieslēgšanās veidu.',
} as const satisfies Record<string, string>;
