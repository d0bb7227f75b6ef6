### The web client: who I am here, my devices, and the ways back to my seats.

me-title = You on this server
me-about = You need no account here: your seats belong to your browser. On this page you can bring them to other devices, and make sure that you never lose them.
me-nobody = This browser has no player yet. If you have played here before, come back with a recovery code; otherwise just start a game.
me-to-table = Back to the table
me-name = Your name
me-name-about = The others see it at all your tables.
me-save = Save

me-phone = This is me on my phone
me-phone-about = Open the link on your other device, or point its camera at the code. Both devices are you from then on.
me-phone-make = Show the code
me-phone-again = Make a new one
me-phone-life = Works once, until { $time }. Show it to nobody else: whoever opens it is you.
me-phone-link = Link for the other device
me-copy = Copy

me-codes = Recovery codes
me-codes-about = For the day when all browsers have forgotten you. Print them or write them down; each works once.
me-codes-left =
    { $count ->
        [0] You have no recovery codes.
        [one] You have { $count } recovery code left.
       *[other] You have { $count } recovery codes left.
    }
me-codes-make = Make recovery codes
me-codes-replace = Make new ones (the old ones stop working)
me-codes-once = These codes are shown this once. Keep them where you keep your keys.
me-codes-list = Your recovery codes
me-codes-download = Download
me-codes-print = Print
me-codes-file = Tankodrom: recovery codes of { $name } at { $host }. Each works once. Enter one at { $address }

me-devices = My devices
me-device-unknown = Unknown device
me-device-here = this one
me-device-since = since { $date }
me-device-seen = last seen { $ago }
me-device-remove = Take away
me-device-remove-of = Take away { $name }
me-device-sure = This device will not be you any more.
me-device-sure-here = This browser will forget you. Without another device or a recovery code you cannot come back.
me-device-removed = The device was taken away. Recovery codes made before are void: make new ones.

me-code = I have a recovery code
me-code-about = Here you can come back to your seats.
me-code-field = Recovery code
me-code-go = Go on

me-become = Play here as { $name }?
me-become-other = You are { $before } here. Become { $name }?
me-become-about = This browser will be { $name } as well; other devices stay as they are.
me-become-other-about = The seats of { $before } stay with { $before }: they are not merged. Without a recovery code or another device you cannot come back to them.
me-become-yes = Become { $name }
me-become-no = Stay { $before }
me-become-cancel = Not now
me-become-here = You are { $name } here already.
me-became = You are { $name } here now.
me-became-left =
    { $count ->
        [0] That was your last recovery code. Make new ones.
        [one] This code is used up; { $count } is left.
       *[other] This code is used up; { $count } are left.
    }
me-to-tables = To my tables
me-to-me = My devices and codes
me-link-none = This link is not complete: open it once more from the beginning, or make a new one on your other device.
me-checking = Looking at the code…

me-delete = Delete me
me-delete-about = Your name, devices and codes are deleted. In running games a bot plays on for you; in finished games and in the chat you become a “former player”. This cannot be taken back.
me-delete-go = Delete me…
me-delete-sure = Really delete { $name }?
me-delete-yes = Yes, delete me for good
me-delete-no = Cancel
me-deleted = You are deleted. Nothing here leads to you any more.

me-problem-code = This code is not valid: it was used already, is too old, or was mistyped.
me-problem-too_many = Too many wrong codes. You can try again { $when }.
me-problem-offline = The server cannot be reached.
me-problem = This did not work. Please try again in a moment.
