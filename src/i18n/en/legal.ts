import type { LegalPages } from '../words/legal-text.ts';

export const legal: LegalPages = {
  privacy: {
    title: 'Privacy Policy',
    summary:
      'We keep what it takes for you to play: who you are, where you registered and how the organiser reaches you. Your number is shown only to those who need it. We sell no data and do not track you.',
    updated: 'Updated on 21 November 2026',
    sections: [
      {
        heading: 'Who it is for',
        text: [
          'QG Airsoft is a platform for people aged 18 and over. By making an account you confirm that you are 18 or older. Accounts of minors are removed when we learn of them.',
          'This policy follows the Brazilian data protection law (LGPD, Law 13.709/2018). The controller is whoever runs this installation of the platform.',
        ],
      },
      {
        heading: 'What we keep',
        text: ['Only what you tell us and what your actions make:'],
        points: [
          'Account: e-mail, password (only as an irreversible code), passkeys (only the half that checks), name and WhatsApp number.',
          'Profile, if you fill it in: team, experience, classes and picture.',
          'Registrations: name, team, number, who invited you, experience, class, attendance and check-in.',
          'What you create: events, teams, team messages, arenas and pictures.',
          'What you earn: patches, points and your place in the rankings.',
          'Notices: the notifications you received and, if you allow it, the address that your browser gives for sending them.',
          'Security: it is recorded when an organiser or administrator opens a full list of participants.',
        ],
      },
      {
        heading: 'What we use it for',
        text: [],
        points: [
          'To do what you asked for: register, organise, form teams, tell you (performance of a contract).',
          'To send notifications to your device and verify your WhatsApp (consent: you ask for it and can take it back).',
          'To prevent abuse, fraud and the guessing of codes (legitimate interest).',
        ],
      },
      {
        heading: 'Who sees what',
        text: [],
        points: [
          'The organiser of an event sees name, team, class, experience, number and who invited, of the participants of that event alone.',
          'Other participants see name, team and class when the organiser leaves the list open; otherwise only how many. Your number is masked.',
          'People with an account see your name, picture and team. Visitors see the names in the rankings and, for each event, the name and picture of its organiser.',
          'The captain of your team sees the contacts of its members. Administrators see what they need to look after the platform.',
          'We neither sell nor rent data. Sponsors get sums of views and clicks, never people.',
        ],
      },
      {
        heading: 'On this device',
        text: [
          'The app works without a signal because it keeps data on your device: the events, your own data, the lists of events that you organise or opened, and the actions still to be sent. The lists of an event leave the device 14 days after it.',
          'Also kept here: your session, language, theme, letter size, contrast, the numbers you verified and the patches you have seen. We use no advertising cookies and no analytics of third parties.',
          'When you sign out, your data is erased from the device. If there are actions that were not sent, you choose: send them, keep them until you are back, or discard them.',
          'Your location is used to work out distances only. It stays on the device and is not sent to us.',
        ],
      },
      {
        heading: 'Services of others',
        text: ['Some features pass through other companies, and only when they are used:'],
        points: [
          'Hosting of database and sign-in (Supabase, or the server of whoever runs this installation).',
          'Verification code: your number goes to the WhatsApp API (Meta).',
          'Notifications: they pass through the service of your browser (Google, Mozilla or Apple), encrypted.',
          'Address search: the address you type goes to a public map service (OpenStreetMap).',
          'Briefing by AI: name, place, date, game mode and places of the event go to a language model. No data of participants goes along.',
          'Pictures by address: if an event, patch or advertisement uses a picture of another site, your browser fetches it there.',
          'The place of each city is from GeoNames (geonames.org, CC BY 4.0).',
        ],
      },
      {
        heading: 'For how long',
        text: [],
        points: [
          'Number, who invited and experience of a registration: erased 60 days after the event. That you took part stays.',
          'Notifications: 90 days, the newest 200 at most.',
          'Verification codes: good for 10 minutes and erased within a day.',
          'Technical record of what was sent: 30 days. Record of who opened lists: 365 days.',
          'An account unused for over 2 years may be removed. We give notice and wait 30 days; signing in keeps it.',
        ],
      },
      {
        heading: 'Your rights',
        text: [
          'You may see, correct, take away and erase your data. In your profile you correct what is wrong, download a copy of everything and delete the account.',
          'Deleting the account gives back your places in events to come and erases the rest. In past events the place stays, with nothing to say that it was yours, so that the counts remain right.',
          'You can switch notifications off at any time, in the app or in the browser, and ask or complain at the Brazilian data protection authority (ANPD).',
        ],
      },
      {
        heading: 'Security',
        text: [
          'The database decides who reads and writes what, row by row; numbers are kept apart from names; pictures lose their metadata, such as where they were taken, before they leave the device. If something happens to your data, we tell you and the ANPD within the time that the law gives.',
        ],
      },
      {
        heading: 'Changes and contact',
        text: [
          'If this policy changes in what matters, we say so in the app before it takes effect. To talk about your data, turn to whoever runs this installation, by the channels that they publish.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of Use',
    summary:
      'QG Airsoft brings together those who organise and those who play. Be of age, tell the truth, respect people and the safety rules of the field. An event is its organiser’s.',
    updated: 'Updated on 21 November 2026',
    sections: [
      {
        heading: 'Who may use it',
        text: [
          'The platform is for people aged 18 and over. Anybody may look at events; registering and creating events or teams takes an account. The account is personal: look after the password, and sign out on devices of others.',
          'Give true data. The WhatsApp number is how the organiser reaches you and may be verified with a code.',
        ],
      },
      {
        heading: 'Events and registrations',
        text: [],
        points: [
          'An event is its organiser’s: place, rules, price, safety, permits and cancellations are the organiser’s responsibility.',
          'A registration counts when the server confirms it. Made without a signal, it is kept on the device and may still be refused, for example if the event fills up first.',
          'If you cannot go, cancel: the place goes back to the event. You can cancel until the event starts.',
          'The organiser may remove registrations, draw the sides, postpone or cancel. You are told in the app.',
        ],
      },
      {
        heading: 'Safety on the field',
        text: [
          'Airsoft uses equipment regulated by law. Protect your eyes, keep the orange tip, carry equipment unloaded and out of sight, take the invoice along, and follow the rules of the field and the organiser. Distances and maps in the app are approximate.',
        ],
      },
      {
        heading: 'What you publish',
        text: [
          'You remain the owner of what you publish and allow us to show it on the platform. Publish only what is yours or what you may use.',
        ],
        points: [
          'Nothing illegal, offensive, discriminating or exposing data of others.',
          'No pretending to be somebody else, no bulk messages, no use of participants’ contacts for anything but the event.',
          'No attempts to get around limits, guess codes or take the platform down.',
        ],
      },
      {
        heading: 'Teams, patches and points',
        text: [
          'Teams are looked after by their captain. Patches and points are recognition: they are worth no money, cannot be sold, and may be corrected if they were given by mistake.',
        ],
      },
      {
        heading: 'Advertisements and links',
        text: [
          'Advertisements show the name of the sponsor and open in another tab. What is outside the platform is the responsibility of whoever publishes it.',
        ],
      },
      {
        heading: 'Texts made by AI',
        text: [
          'The organiser may ask a language model for a draft briefing. The model makes mistakes: whoever publishes checks the text and answers for it.',
        ],
      },
      {
        heading: 'Availability',
        text: [
          'The app is made to work without a signal, but we do not promise that it is always there or free of errors. Data older than a day is marked as old. As far as the law allows, we do not answer for what happens at events of others.',
        ],
      },
      {
        heading: 'End of the account',
        text: [
          'You may delete the account at any time, in your profile; before that, hand over your team and cancel your coming events. Accounts that break these terms may be suspended. Accounts unused for over 2 years may be removed after notice.',
        ],
      },
      {
        heading: 'Law and changes',
        text: [
          'The laws of Brazil apply, and the courts of where you live. If these terms change in what matters, we say so in the app before they take effect. How we treat your data is in the Privacy Policy.',
        ],
      },
    ],
  },
};
