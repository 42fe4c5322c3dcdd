/**
 * Every error of Spec 1 §8 and Spec 2 §8: where it is raised → its code → the key of its sentence
 * in src/i18n. A refusal of the database is not listed: its code is its key, see `refusalKey`.
 * Success messages are listed with the failures of the same action.
 */
export const errorCatalogue = {
  'any call': {
    network: 'problems.generic.network.message',
    auth: 'problems.generic.auth.message',
    validation: 'problems.generic.validation.message',
    not_found: 'problems.generic.not_found.message',
    server: 'problems.generic.server.message',
    unknown: 'problems.generic.unknown.message',
    not_saved: 'problems.not_saved',
  },
  '/auth': {
    invalid_credentials: 'auth.problem.invalid_credentials', // 'Invalid login credentials'
    sign_in_failed: 'auth.problem.sign_in_failed',
    email_taken: 'auth.problem.email_taken', // 'User already registered'
    // 'duplicate key'; never at sign-up, but when the number is proved (decision 11)
    whatsapp_taken_at_sign_up: 'problems.refused.whatsapp_taken',
    sign_up_failed: 'auth.problem.sign_up_failed',
    signed_up: 'auth.toast.signed_up',
    signed_up_detail: 'auth.toast.signed_up_detail',
  },
  'a screen that needs an account': {
    check_failed: 'auth.guard.check_failed',
    check_failed_detail: 'auth.guard.check_failed_detail',
    restricted: 'auth.guard.restricted',
    restricted_detail: 'auth.guard.restricted_detail',
    not_authenticated: 'auth.guard.not_authenticated',
    user_not_authenticated: 'auth.guard.user_not_authenticated',
    profile_not_found: 'auth.guard.profile_not_found',
  },
  '/profile': {
    profile_login_required: 'profile.login_required',
    profile_saved: 'profile.saved',
    profile_save_failed: 'profile.save_failed',
    profile_load_failed: 'profile.load_failed',
    own_patches_failed: 'profile.patches_failed',
    own_patches_retry: 'profile.patches_retry',
    leave_team_confirm: 'profile.leave.confirm',
    left_team: 'profile.leave.done',
    leave_team_refused: 'profile.leave.refused',
    leave_team_failed: 'profile.leave.failed',
  },
  'send-whatsapp-code': {
    code_sent: 'whatsapp.sent',
    webhook_failed: 'whatsapp.not_delivered',
    code_send_failed: 'whatsapp.send_failed',
  },
  'verify-whatsapp-code': {
    code_verify_failed: 'whatsapp.verify_failed',
    code_verified: 'whatsapp.verified',
  },
  'the WhatsApp dialog': {
    number_required: 'whatsapp.number_required',
    number_too_short: 'whatsapp.number_too_short',
    code_incomplete: 'whatsapp.code_incomplete',
    code_repeated: 'whatsapp.code_repeated',
  },
  '/event/{id}': {
    event_absent: 'event.absent',
    event_missing_id: 'event.missing_id',
    event_load_failed: 'event.load_failed',
    event_load_failed_detail: 'event.load_failed_detail',
    event_invalid_data: 'event.invalid_data',
    event_deleted: 'event.delete.done',
    event_delete_failed: 'event.delete.failed',
    registration_cancelled: 'event.cancel.done',
    registration_cancel_refused: 'event.cancel.refused',
    registration_cancel_failed: 'event.cancel.failed',
    link_copied: 'event.action.link_copied',
    link_failed: 'event.action.link_failed',
  },
  '/event/create, /event/{id}/edit': {
    event_create_failed: 'event.save.create_failed',
    event_save_failed: 'event.save.failed',
    event_update_failed: 'event.save.update_failed',
    event_login_required: 'event.save.login_required',
    event_date_invalid: 'validation.date_invalid',
    arena_choices_failed: 'arena.choices_failed',
  },
  'generate-briefing': {
    briefing_made: 'briefing.made',
    briefing_failed: 'briefing.failed',
    briefing_empty: 'problems.answers.ai_empty',
    briefing_fields_required: 'briefing.fields_required',
  },
  '/register/{id}': {
    registration_refused: 'registration.refused',
    registration_failed: 'registration.failed',
    registration_whatsapp_taken: 'registration.whatsapp_taken',
    registration_number_taken: 'registration.number_taken',
    registration_load_failed: 'event.load_failed',
  },
  'the device’s position': {
    geolocation_unsupported: 'events.distance.unsupported',
  },
  geocode: {
    geocode_failed: 'arena.geocode_failed',
    address_not_found: 'arena.address_not_found',
    address_required: 'arena.address_required',
    coordinates_invalid: 'arena.coordinates_invalid',
  },
  '/arena/{id}, /arenas/map': {
    arena_absent: 'arena.absent',
    arena_absent_detail: 'arena.absent_detail',
    arena_load_failed: 'arena.load_failed',
    arena_no_coordinates: 'arena.no_coordinates',
    arena_list_failed: 'arena.list_failed',
    arena_save_failed: 'arena.save_failed',
    arena_save_failed_detail: 'arena.save_failed_detail',
    arena_not_allowed: 'arena.not_allowed', // 42501
    arena_images_failed: 'arena.images_failed',
  },
  '/team/join/{id}': {
    join_sent: 'team.join.sent',
    join_refused: 'team.join.refused',
    join_failed: 'team.join.failed',
  },
  '/team/{teamId}': {
    team_notifications_failed: 'team.notifications.failed',
    team_notifications_failed_detail: 'team.notifications.failed_detail',
    member_approved: 'team.member.approved',
    member_approve_failed: 'team.member.approve_failed',
    member_removed: 'team.member.removed',
    member_remove_failed: 'team.member.remove_failed',
  },
  '/team/edit/{teamId}': {
    team_save_failed: 'team.save_failed',
    team_edit_refused: 'team.edit_refused',
    team_delete_refused: 'team.delete_refused',
  },
  '/team/{teamId}/advanced': {
    ranks_load_failed: 'team.ranks.load_failed',
    rank_incomplete: 'team.ranks.incomplete',
    rank_create_failed: 'team.ranks.create_failed',
    rank_assign_failed: 'team.ranks.assign_failed',
    posts_load_failed: 'team.posts.load_failed',
    post_send_failed: 'team.posts.send_failed',
    announce_failed: 'team.posts.announce_failed',
    alliances_load_failed: 'team.alliances.load_failed',
    alliance_create_failed: 'team.alliances.create_failed',
    achievements_load_failed: 'team.achievements.load_failed',
    achievement_claim_failed: 'team.achievements.claim_failed',
    team_not_done: 'team.not_done', // 'Não foi possível ...'
  },
  '/patches': {
    patch_list_failed: 'patch.list_failed',
    patches_load_failed: 'patch.load_failed',
  },
  '/patches/redeem': {
    redeemed: 'patch.redeem.done',
    redeem_refused: 'patch.redeem.refused',
    redeem_available_failed: 'patch.redeem.available_failed',
    redeem_collection_failed: 'patch.redeem.collection_failed',
    redeem_unavailable: 'patch.redeem.unavailable',
    redeem_login_required: 'patch.redeem.login_required',
    redeem_code_required: 'patch.redeem.code_required',
    redeem_check_failed: 'patch.redeem.check_failed',
  },
  '/admin': {
    admin_denied: 'admin.denied',
    admin_denied_detail: 'admin.denied_detail',
    people_failed: 'admin.people_failed',
    patches_of_failed: 'admin.patches_of_failed',
    choice_required: 'admin.choice_required',
    assign_failed: 'admin.assign_failed',
    assigned: 'admin.assigned',
  },
  '/admin/patch-codes': {
    codes_load_failed: 'admin.codes.load_failed',
    codes_generated: 'admin.codes.generated',
    codes_generate_failed: 'admin.codes.generate_failed',
    codes_export_failed: 'admin.codes.export_failed',
    codes_exported: 'admin.codes.exported',
    code_copied: 'admin.codes.copied',
    code_copy_failed: 'admin.codes.copy_failed',
  },
  'any other path': { page_not_found: 'shell.not_found.title' },
} as const satisfies Record<string, Record<string, string>>;

/**
 * The key of the sentence for a refusal code of the database, or of a server function that acts for
 * it.
 */
export const refusalKey = (code: string): string => `problems.refused.${code}`;
